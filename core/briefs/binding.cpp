// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/binding.h"

#include "core/briefs/shortforms.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace sheria::briefs {

using citations::Kind;

namespace {

class Binder
{
public:
    Binder(const BriefText &text, const citations::Source &source,
           const std::function<bool(const Range &)> &isLeftOut)
        : m_text(text)
        , m_source(source)
        , m_isLeftOut(isLeftOut)
    {}

    std::vector<Found> run(std::vector<Found> full)
    {
        std::vector<ShortForm> forms;
        for (const BriefText::Block &block : m_text.blocks())
            findShortForms(m_text.bytes(), block.range.start, block.range.end, forms);
        std::vector<QByteArray> names;
        std::set<QByteArray> known;
        for (const Found &one : full) {
            if (one.citation.kind != Kind::Law && !one.isShort
                && known.insert(one.checked.name).second)
                names.push_back(one.checked.name);
        }
        findShortNames(m_text.bytes(), m_source, names, forms);
        m_moved.assign(full.size(), 0);
        std::size_t next = 0;
        for (const ShortForm &form : forms) {
            for (; next < full.size() && full[next].range.start < form.end; ++next)
                move(full, next);
            if (!m_isLeftOut({form.start, form.end}) && !isOfLast(form))
                addShortForm(form);
        }
        for (; next < full.size(); ++next)
            move(full, next);
        for (Found &one : m_found) {
            if (one.isOldBound)
                one.bound = m_moved[*one.bound];
        }
        return std::move(m_found);
    }

private:
    void move(std::vector<Found> &full, std::size_t index)
    {
        m_moved[index] = m_found.size();
        full[index].isOldBound = full[index].bound.has_value();
        m_found.push_back(std::move(full[index]));
        note(m_found.size() - 1);
    }

    /// "Oak v Elm [2019] XAHC 77 (n 3)" is cited in full, and "Oak v Elm (supra)" by its name.
    bool isOfLast(const ShortForm &form)
    {
        constexpr qsizetype Beside = 3;
        if (form.kind == ShortForm::Kind::Ibid || m_found.empty())
            return false;
        Found &last = m_found.back();
        const bool isOver = last.range.overlaps({form.start, form.end});
        const bool isBeside = isOver
            || (form.kind == ShortForm::Kind::Supra && form.name.isEmpty()
                && last.range.end + Beside > form.start);
        if (isBeside && last.citation.kind != Kind::Law && form.end > last.range.end)
            takeBehind(last, form);
        return isBeside;
    }

    /// The form is part of a citation, and so are the paragraphs behind it.
    void takeBehind(Found &last, const ShortForm &form)
    {
        last.range.end = form.end;
        if (last.citation.pinpoints.empty())
            last.citation.pinpoints = pinpointsBehind(m_source, form.end, false);
        if (!last.citation.pinpoints.empty())
            last.range.end = std::max(last.range.end, last.citation.pinpoints.back().end);
        last.checked.place = m_text.placeOf(last.range);
        last.checked.text = m_text.of(last.range);
    }

    void addShortForm(const ShortForm &form)
    {
        Found found;
        found.isShort = true;
        found.range = found.name = {form.start, form.end};
        found.checked.place = m_text.placeOf(found.range);
        found.bound = meantBy(form, found.checked.place);
        // A short name that may be any word is one only where it stands for a citation.
        if (!found.bound && form.kind == ShortForm::Kind::Name)
            return;
        const bool isLaw = found.bound && m_found[*found.bound].citation.kind == Kind::Law;
        found.citation.pinpoints = pinpointsBehind(m_source, form.end, isLaw);
        if (!found.citation.pinpoints.empty())
            found.range.end = found.citation.pinpoints.back().end;
        found.checked.place = m_text.placeOf(found.range);
        found.checked.text = m_text.of(found.range);
        found.checked.name = m_text.of({form.start, form.end});
        if (found.bound) {
            const Found &bound = m_found[*found.bound];
            found.citation.kind = bound.citation.kind;
            found.checked.kind = bound.checked.kind;
            found.checked.name = bound.checked.name;
            found.checked.standsFor = bound.checked.text;
        }
        m_found.push_back(std::move(found));
        note(m_found.size() - 1);
    }

    /// The index of what a citation is, or stands for; none: that is not known.
    std::optional<std::size_t> rootOf(std::size_t index) const
    {
        const Found &one = m_found[index];
        if (!one.isShort)
            return index;
        return one.bound && !one.isOldBound ? one.bound : std::nullopt;
    }

    /// Remembers where a citation stands and by what words it may be called.
    void note(std::size_t index)
    {
        const auto root = rootOf(index);
        if (!root)
            return;
        m_ofNotes[m_found[index].checked.place.note].push_back(*root);
        const Found &one = m_found[*root];
        const QByteArray same = one.citation.key + '\n' + one.checked.name;
        if (index != *root || !m_different.insert(same).second)
            return;
        for (const QByteArray &word : tellingWords(one.checked.text)) {
            std::vector<std::size_t> &all = m_byWord[word.toStdString()];
            if (all.empty() || all.back() != index)
                all.push_back(index);
        }
    }

    bool isSame(std::size_t a, std::size_t b) const
    {
        return a == b
            || (m_found[a].citation.key == m_found[b].citation.key
                && m_found[a].checked.name == m_found[b].checked.name);
    }

    /// What a short form at a place stands for, by its index; none: several may be meant, or none is.
    std::optional<std::size_t> meantBy(const ShortForm &form, const Place &place) const
    {
        if (form.kind == ShortForm::Kind::Ibid && place.note == 0)
            return m_found.empty() ? std::nullopt : rootOf(m_found.size() - 1);
        if (form.kind == ShortForm::Kind::Ibid) {
            // What stands before it in its note, or else the note before.
            const auto own = m_ofNotes.find(place.note);
            return own != m_ofNotes.end() ? std::optional(own->second.back())
                                          : onlyOf(place.note - 1, {});
        }
        return form.note > 0 ? onlyOf(form.note, form.name) : onlyNamed(form.name);
    }

    bool holdsWords(std::size_t index, const QByteArrayList &words) const
    {
        const QByteArrayList known = words.isEmpty() ? QByteArrayList()
                                                     : tellingWords(m_found[index].checked.text);
        return std::all_of(words.begin(), words.end(),
                           [&known](const QByteArray &word) { return known.contains(word); });
    }

    /// The only one of these words in a note.
    std::optional<std::size_t> onlyOf(int note, const QByteArrayList &words) const
    {
        const auto known = m_ofNotes.find(note);
        if (known == m_ofNotes.end() || note == 0)
            return std::nullopt;
        std::optional<std::size_t> only;
        for (const std::size_t index : known->second) {
            if (!holdsWords(index, words))
                continue;
            if (only && !isSame(*only, index))
                return std::nullopt;
            only = only.value_or(index);
        }
        return only;
    }

    /// The only one of these words that was cited so far.
    std::optional<std::size_t> onlyNamed(const QByteArrayList &words) const
    {
        const std::vector<std::size_t> *rarest = nullptr;
        for (const QByteArray &word : words) {
            const auto known = m_byWord.find(word.toStdString());
            if (known == m_byWord.end())
                return std::nullopt;
            if (!rarest || known->second.size() < rarest->size())
                rarest = &known->second;
        }
        std::optional<std::size_t> only;
        for (const std::size_t index : rarest ? *rarest : std::vector<std::size_t>()) {
            if (!holdsWords(index, words))
                continue;
            if (only)
                return std::nullopt;
            only = index;
        }
        return only;
    }

    const BriefText &m_text;
    const citations::Source &m_source;
    const std::function<bool(const Range &)> &m_isLeftOut;
    std::vector<Found> m_found;
    std::vector<std::size_t> m_moved; ///< By the old index of a citation: its new one.
    std::map<int, std::vector<std::size_t>> m_ofNotes; ///< Of the body: 0.
    std::set<QByteArray> m_different;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byWord;
};

} // namespace

std::vector<Found> withShortForms(const BriefText &text, const citations::Source &source,
                                  std::vector<Found> found,
                                  const std::function<bool(const Range &)> &isLeftOut)
{
    return Binder(text, source, isLeftOut).run(std::move(found));
}

} // namespace sheria::briefs
