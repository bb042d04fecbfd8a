// The desk in the owner's language: words, sums, days, numbers and names.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from 'hono'
import type { House } from '#booking/house/house.ts'
import { firstHouse } from '#content/first-house.ts'
import { type OwnerWords, ownerWordsOf } from '#content/words/owner-words.ts'
import { pageTitle } from '#content/words/page-names.ts'
import { wordsOf } from '#content/words/words.ts'
import type { Words } from '#content/words/shape.ts'
import type { CountedWords } from '#content/words/parts.ts'
import { printDay, type Day } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { nameOfLanguage } from '#language/language-name.ts'
import { firstOf, isLanguage, type Language, languages, localeOf } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import type { PageWithTitle } from '#language/pages.ts'
import { printInstant } from '#language/times.ts'
import { labelled } from '#language/typeset.ts'
import { houseOfRequest } from '#server/http/request-house.ts'
import { languageFromHeader } from '#server/http/request-language.ts'

const ofRequest = new AsyncLocalStorage<House>()

export function withHouse<Answer>(house: House, make: () => Answer): Answer {
  return ofRequest.run(house, make)
}

/** A page or line in the browser's language, for a reader who had no occasion yet to choose the desk's. */
export function inTheirs<Answer>(c: Context, make: () => Answer): Answer {
  const house = houseOfRequest(c)
  const { ownerLanguage } = house
  const spoken = [ownerLanguage, ...languages.filter((one) => one !== ownerLanguage)]
  const theirs = languageFromHeader(c.req.header('accept-language'), { spoken })
  return withHouse({ ...house, ownerLanguage: theirs }, make)
}

export function deskHouse(): House {
  return ofRequest.getStore() ?? firstHouse
}

export function deskLanguage(): Language {
  return deskHouse().ownerLanguage
}

export function deskWords(): OwnerWords {
  return ownerWordsOf(deskHouse())
}

export function siteWords(): Words {
  return wordsOf(deskHouse(), deskLanguage())
}

/** Language in which the owner sees the site: the owner's own where the site speaks it, else the first. */
export function ownerSees(): Language {
  const { spoken } = deskHouse()
  const language = deskLanguage()
  return spoken.includes(language) ? language : firstOf({ spoken })
}

/** Name of a page of the site: a short one of `deskTexts.pages`, or else its title. */
export function pageName(page: PageWithTitle): string {
  const short: Readonly<Partial<Record<PageWithTitle, string>>> = deskWords().texts.pages
  return short[page] ?? pageTitle(siteWords(), page)
}

export function labelledText(label: string, value: string): string {
  return labelled(label, value, deskLanguage())
}

export function euros(cents: number): string {
  return printEuros(cents, deskLanguage())
}

export function dayText(day: Day): string {
  return printDay(day, deskLanguage())
}

export function instantText(at: Date): string {
  return printInstant(at, deskLanguage())
}

export function listedText(names: readonly string[]): string {
  return new Intl.ListFormat(localeOf(deskLanguage())).format(names)
}

export function countedText(forms: CountedWords, n: number): string {
  return fillCounted(forms, n, deskLanguage())
}

export function persons(count: number): string {
  return countedText(deskWords().pages.date.persons, count)
}

export function languageName(language: string): string {
  return isLanguage(language) ? nameOfLanguage(language, deskLanguage()) : language
}

/** The languages of the site in order, then the others. */
export function spokenFirst(): readonly Language[] {
  const { spoken } = siteWords()
  return [...spoken, ...languages.filter((one) => !spoken.includes(one))]
}

export function languageChoices(): Readonly<Record<string, string>> {
  return Object.fromEntries(siteWords().spoken.map((each) => [each, languageName(each)]))
}

export function textInLanguage(text: string, language: Language): string {
  return fill(text, { language: languageName(language) })
}
