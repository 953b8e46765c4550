// SPDX-License-Identifier: GPL-3.0-or-later
// sheria-csl: reads a style, its words and works as JSON, and writes the citations as JSON. It is started by
// core/csl/formatter.cpp, confined to what it inherits.

#include <QCoreApplication>
#include <QFile>
#include <QJSEngine>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MaxRequestBytes = 16 * 1024 * 1024;
constexpr qint64 PieceBytes = 64 * 1024;

QString scriptAt(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the program lacks a script");
    return QString::fromUtf8(file.readAll());
}

int answer(const QByteArray &bytes, bool isGood)
{
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout);
    return isGood ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return 1;
    QByteArray request; // A pipe gives what there is, piece by piece.
    for (QByteArray piece = input.read(PieceBytes); !piece.isEmpty();
         piece = input.read(PieceBytes)) {
        request += piece;
        if (request.size() > MaxRequestBytes)
            return answer("the style is too large", false);
    }
    QJSEngine engine;
    const QJSValue loaded = engine.evaluate(
        u"var module = {exports: {}}; var exports = module.exports;\n"_s
            + scriptAt(u":/citeproc.js"_s),
        u"citeproc.js"_s);
    QJSValue format = engine.evaluate(scriptAt(u":/format.js"_s), u"format.js"_s);
    if (loaded.isError() || format.isError())
        return answer(u"%1%2"_s.arg(loaded.toString().left(100), format.toString()).toUtf8(),
                      false);
    const QJSValue said = format.call({QString::fromUtf8(request)});
    return answer(said.toString().toUtf8(), !said.isError());
}
