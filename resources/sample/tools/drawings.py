# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures and the gazette page of the sample library, drawn with nothing but the standard library."""

import struct
import zlib
from pathlib import Path

SAMPLES = 3  # Per pixel and direction, against jagged edges.

SEA, SAND, FOAM, INK, LAMP = (22, 74, 110), (238, 214, 160), (245, 248, 250), (24, 28, 36), (250, 190, 40)


def png(width, height, colour_at):
    """A PNG whose pixel (x, y) is the mean of `colour_at` over the pixel."""
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        for x in range(width):
            total = [0, 0, 0]
            for dy in range(SAMPLES):
                for dx in range(SAMPLES):
                    colour = colour_at(x + (dx + 0.5) / SAMPLES, y + (dy + 0.5) / SAMPLES)
                    total = [t + c for t, c in zip(total, colour)]
            rows += bytes(t // (SAMPLES * SAMPLES) for t in total)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(rows), 9))
            + chunk(b"IEND", b""))


def _wave(x, length, height):
    """A triangle wave with rounded look: 0 … height."""
    phase = (x % length) / length
    t = 2 * phase if phase < 0.5 else 2 - 2 * phase
    return height * t * t * (3 - 2 * t)


def _flag(x, y):
    """Sea over sand, a wave between, a lamp with seven rays at the hoist."""
    dx, dy = x - 60, y - 54
    if dx * dx + dy * dy < 22 * 22:
        return LAMP
    for ray in range(7):
        ux, uy = _RAYS[ray]
        along, across = dx * ux + dy * uy, abs(dx * uy - dy * ux)
        if 26 < along < 42 and across < 3:
            return LAMP
    edge = 100 + _wave(x, 48, 12)
    if y < edge:
        return SEA
    return FOAM if y < edge + 10 else SAND


_RAYS = [(1.0, 0.0), (0.623, 0.782), (-0.223, 0.975), (-0.901, 0.434), (-0.901, -0.434), (-0.223, -0.975), (0.623, -0.782)]


def _tide_mark(x, y):
    """A section through the shore: land, the three tide lines, the sea."""
    ground = 40 + 0.42 * x
    for level in (70, 100, 130):
        if abs(y - level) < 1.2 and x > (level - 40) / 0.42 - 2:
            return INK
    if y > ground:
        return SAND
    return (150, 196, 222) if y > 100 else FOAM


def _board_mark(x, y):
    """The mark of the Board: a tower, its gallery and the beam."""
    if abs(x - 60) < 12 + (y - 50) * 0.12 and 50 < y < 150:
        return FOAM if int((y - 50) // 20) % 2 else (176, 42, 48)
    if abs(x - 60) < 20 and 44 < y <= 50:
        return INK
    if abs(x - 60) < 10 and 26 < y <= 44:
        return LAMP
    if x > 70 and abs(y - 35) < 2 + (x - 70) * 0.22:
        return (255, 236, 170)
    return SEA if y < 140 else (16, 52, 80)


_PICTURES = {"flag.png": (240, 160, _flag), "tide-levels.png": (260, 160, _tide_mark),
             "board-mark.png": (200, 160, _board_mark)}


def main():
    """Draws every picture into ../source/media, from where the pack is built."""
    folder = Path(__file__).resolve().parent.parent / "source" / "media"
    folder.mkdir(exist_ok=True)
    for name, picture in _PICTURES.items():
        (folder / name).write_bytes(png(*picture))


def gazette_page(lines):
    """A PDF of one page with `lines` of Latin-1 text; the first is the title."""
    def quoted(text):
        return text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)").encode("cp1252")

    stream = b"BT /F1 18 Tf 72 760 Td (" + quoted(lines[0]) + b") Tj /F2 11 Tf 0 -34 Td 16 TL\n"
    for line in lines[1:]:
        stream += b"(" + quoted(line) + b") Tj T*\n"
    stream += b"ET\n"
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R"
        b" /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>",
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Times-Bold /Encoding /WinAnsiEncoding >>",
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>",
        b"<< /Length %d >>\nstream\n%sendstream" % (len(stream), stream),
    ]
    out, offsets = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        offsets.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    return out + (b"xref\n0 %d\n0000000000 65535 f \n%strailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n"
                  % (len(objects) + 1, table, len(objects) + 1, len(out)))


if __name__ == "__main__":
    main()
