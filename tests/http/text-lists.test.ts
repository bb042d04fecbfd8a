import { expect, test } from 'vitest'
import { postForm } from '#tests/support/forms.ts'
import { publishTexts, seenIn, writeText } from '#tests/support/own-text.ts'
import { visibleText } from '#tests/support/pages.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'

const farm = sharedFarm()
const formAt = (of: string, from = '/nl') =>
  `${farm.desk}/teksten/tekst?${new URLSearchParams({ tekst: of, van: from })}`
const press = (button: string, more = {}) =>
  postForm(`${farm.desk}/teksten`, { do: button, ...more })

test('an entry of a list is added as a copy, changed, moved and left out, in every language', async () => {
  const questionsPath = 'faq.tabs.general.questions'
  const at = (key: string) => formAt(`${questionsPath}.${key}.question`, '/nl/veelgestelde-vragen')
  const questions = async (page: string) => {
    const html = await (await fetch(farm.site.url + page)).text()
    const panel = html.slice(html.indexOf('id="general"'))
    return [...panel.matchAll(/<summary[^>]*>(.*?)<\/summary>/gs)].map(([text]) =>
      visibleText(text).trim(),
    )
  }
  const pages = ['/nl/veelgestelde-vragen', '/fr/faq'] as const
  const before = await Promise.all(pages.map(questions))
  const added = await postForm(at('0'), { do: 'list-add' })
  expect(added.location).toContain(encodeURIComponent(`${questionsPath}.0+1.question`))
  const form = await farm.html(farm.site.url + added.location)
  const seen = seenIn(form)
  const typed = {
    nl: 'Mag mijn hond mee?',
    fr: 'Mon chien peut-il venir ?',
    en: 'May I bring my dog?',
  }
  // The new question does not borrow the answer of the one before: nothing is published until it
  // has its own.
  const answer = await postForm(farm.site.url + added.location, {
    do: 'keep-text',
    ...seen,
    ...typed,
  })
  expect(answer.location).toContain(encodeURIComponent(`${questionsPath}.0+1.answer`))
  expect((await press('publish')).location).toContain('done=unwritten')
  const answers = { nl: 'Aan de lijn.', fr: 'En laisse.', en: 'On a lead.' }
  await postForm(farm.site.url + answer.location, { do: 'keep-text', ...seen, ...answers })
  expect(await farm.html(`${farm.desk}/teksten`)).not.toContain('twee linkerhanden')
  await postForm(at('1'), { do: 'list-leave-out' })
  await postForm(at('0+1'), { do: 'list-up' })
  await press('publish')
  const [nl = [], fr = []] = await Promise.all(pages.map(questions))
  expect(nl.slice(0, 3)).toEqual([typed.nl, before[0]?.[0], before[0]?.[2]])
  expect(nl).toHaveLength(before[0]?.length ?? 0)
  expect(fr[0]?.replaceAll(/\s|\u2011/g, ' ')).toContain('Mon chien')
  await press('bring-back', { edition: '0' })
  expect(await questions(pages[0])).toEqual(before[0])
  const alone = await postForm(formAt('home.hero.title'), { do: 'list-leave-out' })
  expect(alone.status).toBe(303)
})

test('an added entry that nobody wrote is not found by the words of the one before it, nor given them', async () => {
  await postForm(formAt('home.welcome.paragraphs.1'), { do: 'list-add' })
  const sought = { word: 'halfweg', by: 'om twaalf uur' }
  const search = `${farm.desk}/teksten/zoeken?woord=${sought.word}`
  expect(visibleText(await farm.html(search))).toContain('1 tekst')
  await postForm(search, { do: 'replace-word', ...sought })
  const form = formAt('home.welcome.paragraphs.1+1')
  const seen = seenIn(await farm.html(form))
  expect(seen).toEqual({ 'shown-nl': '', 'shown-fr': '', 'shown-en': '' })
  await press('drop-drafts')
})

test('an added entry without a word is left out when the rest is published, and one half written is named above all', async () => {
  const welcome = async () => (await (await fetch(`${farm.site.url}/nl`)).text()).split('<p').length
  const before = await welcome()
  await postForm(formAt('home.welcome.paragraphs.1'), { do: 'list-add' })
  await writeText(farm, 'home.hero.title', { in: 'nl', to: 'Kool in de pot' })
  expect((await press('publish')).location).toContain('done=published')
  expect(await welcome()).toBe(before)

  const added = await postForm(formAt('faq.tabs.general.questions.0.question'), { do: 'list-add' })
  const half = farm.site.url + added.location
  const question = { nl: 'Mag mijn kat mee?', fr: 'Et mon chat ?', en: 'And my cat?' }
  await postForm(half, { do: 'keep-text', ...seenIn(await farm.html(half)), ...question })
  expect((await press('publish')).location).toContain('done=unwritten')
  const text = visibleText(await farm.html(`${farm.desk}/teksten`))
  const named = text.indexOf('Veelgestelde vragen · Mag mijn kat mee?')
  expect(named).toBeGreaterThan(0)
  expect(named).toBeLessThan(text.indexOf('In een lijst kwam er iets bij'))
  await press('drop-drafts')
  await press('bring-back', { edition: '0' })
})

test('what is typed in an entry is kept when the entry is moved or another is added', async () => {
  const at = formAt('home.welcome.paragraphs.0')
  const typed = { ...seenIn(await farm.html(at)), nl: 'Getypt en dan verplaatst.' }
  const shown = await farm.html(at)
  const texts = (language: string) =>
    new RegExp(`name="${language}"[^>]*>([^<]*)<`).exec(shown)?.[1] ?? ''
  const each = { fr: visibleText(texts('fr')), en: visibleText(texts('en')), ...typed }
  expect(/<form(?:(?!<\/form>).)*name="nl"(?:(?!<\/form>).)*value="list-down"/s.test(shown)).toBe(
    true,
  )
  await postForm(at, { do: 'list-down', ...each })
  expect(await farm.html(`${farm.desk}/teksten`)).toContain('Getypt en dan verplaatst.')
  const refused = await postForm(at, {
    do: 'list-up',
    ...each,
    'shown-nl': each.nl,
    nl: ' ',
  })
  expect(refused.status).toBe(422)
  await press('drop-drafts')
})

test('a day of the shelf at home is told in any words, and its jar stays', async () => {
  await writeText(farm, 'home.afterwards.moments.1.day', { in: 'nl', to: 'Na het weekend' })
  await publishTexts(farm)
  const shelf = /<ol class="shelf">.*?<\/ol>/s.exec(
    await (await fetch(`${farm.site.url}/nl`)).text(),
  )
  expect(shelf?.[0].match(/jar-cabbage-\d+/g)).toEqual(
    [0, 3, 7, 21].map((day) => `jar-cabbage-${day}`),
  )
  expect(visibleText(shelf?.[0] ?? '')).toMatch(/Na het weekend +[^ \d]/)
})
