import { describe, expect, test } from 'vitest'
import { footerWords } from '#app/layout/layout-words.ts'
import { business } from '#content/business.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { firstWorkshops, workshops } from '#content/workshops.ts'
import { pathTo, translatePath } from '#language/addresses.ts'
import { footPages, type Page } from '#language/pages.ts'
import { ownNameOf } from '#language/languages.ts'
import { languages } from '#tests/support/first-languages.ts'
import { printEuros } from '#language/money.ts'
import { everyPath, tags } from '#tests/support/pages.ts'
import { plain, readPart } from '#tests/support/part-of-page.ts'
import { quietSite } from '#tests/support/worker.ts'

const site = quietSite()

const mailTarget = `mailto:${business.email}`
const read = (path: string, part?: 'header' | 'main' | 'footer') => readPart(site.url, path, part)

describe.each(languages)('what the specification wants, in %s:', (language) => {
  const words = wordsOf(firstHouse, language)
  const to = (page: Page, slug = '') => pathTo(page, language, slug)

  test('the home page has its five parts', async () => {
    const { links, inOrder, count } = await read(to('home'))
    const { hero, welcome, testimonials, callToAction } = words.home
    // The next date, all dates, and the two that the specification names.
    expect(links.slice(1, 4)).toEqual([to('booking'), to('workshops'), to('about')])
    expect(links.at(-1)).toBe(to('booking'))
    expect([count('dt') >= 4, count('article'), count('blockquote')]).toEqual([true, 3, 6])
    const highlights = welcome.highlights.map(({ title }) => title)
    expect(highlights).toHaveLength(4)
    const names = firstWorkshops.map((slug) => words.workshop[slug].name)
    const quoted = testimonials.items.flatMap((item) => [item.quote, item.author, item.location])
    const { chosen } = testimonials
    inOrder([
      hero.title,
      welcome.title,
      ...highlights,
      ...names,
      ...quoted,
      chosen,
      callToAction.title,
    ])
  })

  test('the overview compares the workshops and answers six questions', async () => {
    const { html, links, inOrder, count } = await read(to('workshops'))
    const { details, questions, expect: expected } = words.workshops
    const { experience, bring, meals, travel, supplies, cancellation } = questions
    const asks = [experience, bring, meals, travel, supplies, cancellation]
    const {
      duration,
      participants,
      materials,
      meals: food,
      location,
      languages: spoken,
    } = details.rows
    const rows = [duration, participants, materials, food, location, spoken, details.rows.price]
    expect([count('article'), count('th'), count('details')]).toEqual([3, 7, 6])
    expect(links).toContain(to('booking'))
    expect(html).toContain(`aria-label="${words.layout.breadcrumb.label}"`)
    const prices = [printEuros(6500, language), printEuros(9500, language)]
    inOrder([words.workshops.title, expected.title, ...rows.map(({ label }) => label), ...prices])
    inOrder(asks.flatMap(({ question, answer }) => [question, answer]))
    expect(details.rows.participants.value).toMatch(/6 (tot|à|to) 10.*6 (tot|à|to) 12/)
    expect(details.rows.location.value).toMatch(/15\smin/)
  })

  test.each(firstWorkshops)('page %s has text, benefits, day, quote and sidebar', async (slug) => {
    const { html, links, inOrder } = await read(to('workshop', slug))
    const { title, about, benefits, schedule, testimonial, ...one } = words.workshop[slug]
    const { sidebar, benefitsTitle, scheduleTitle, scheduleNote } = words.workshopPage
    const steps = schedule.flatMap(({ time, activity }) => [time, activity])
    const price = `${printEuros(workshops[slug].priceCents, language)} ${sidebar.perPerson}`
    // The sidebar stands beside the text; on a phone the dates follow it, before all the details.
    inOrder([title, ...about, sidebar.calendarTitle, one.durationText, one.groupSizeText, price])
    inOrder([price, sidebar.otherWorkshops, benefitsTitle, ...benefits])
    inOrder([...benefits, scheduleTitle, scheduleNote, ...steps, testimonial.quote])
    inOrder([testimonial.quote, testimonial.author])
    const others = firstWorkshops.filter((other) => other !== slug).map((o) => to('workshop', o))
    const months = `${to('workshop', slug)}?month=`
    const toWorkshops = links.filter((link) => link?.startsWith(`${to('workshops')}/`))
    expect(toWorkshops.filter((link) => !link?.startsWith(months))).toEqual(others)
    expect(links).toEqual(expect.arrayContaining([to('home'), to('workshops'), to('contact')]))
    const booking = `${to('booking')}?workshopType=${slug}#reservation`
    expect(links.filter((link) => link === booking)).toHaveLength(2)
    expect(html).toContain('<caption')
    const isSmall = slug === 'sourdough' && language !== 'en'
    expect(one.groupSizeText).toMatch(isSmall ? /4 (tot|à) 8/ : /6 (tot|à|to) 10/)
  })

  test('the contact page has address, form, tips and map', async () => {
    const { html, seen, links, inOrder } = await read(to('contact'))
    const { title, subtitle, getInTouch, form, findMe } = words.contact
    const { publicTransport, car, parking, bike, directions } = findMe.tips
    const { street, postalCode, town } = business.address
    const country = footerWords(words.layout.footer, language).country
    inOrder([
      title,
      subtitle,
      getInTouch.title,
      street,
      `${postalCode} ${town}`,
      country,
      form.title,
    ])
    inOrder([getInTouch.opening.label, getInTouch.opening.hours, form.title])
    inOrder([findMe.title, street, publicTransport, car, parking, bike, directions])
    expect(links).toEqual(expect.arrayContaining([mailTarget, business.social]))
    const fields = [...tags(html, 'input'), ...tags(html, 'textarea')]
    const limits = {
      name: '100',
      email: '255',
      subject: '200',
      message: '2000',
      consent: undefined,
    }
    for (const [name, maxlength] of Object.entries(limits)) {
      const field = fields.find((each) => each['name'] === name)
      expect(field, name).toHaveProperty('required')
      expect(field?.['maxlength'], name).toBe(maxlength)
    }
    expect(fields.find(({ name }) => name === 'email')?.['type']).toBe('email')
    expect(tags(html, 'svg').find(({ role }) => role === 'img')?.['aria-label']).toMatch(/15\skm/)
    expect(seen).toContain('15 km')
  })

  test('the booking page has schedule, notice, form and terms', async () => {
    const { html, links, inOrder, count } = await read(to('booking'))
    const { schedule, privateGroups, form, info } = words.booking
    const columns = [schedule.date, schedule.time, schedule.workshop, schedule.availability]
    const [, , ...more] = /<tbody[\s\S]*<\/tbody>/.exec(html)?.[0].split('<tr') ?? []
    expect(more).toHaveLength(12)
    // Each date heads its row.
    expect(count('th')).toBe(columns.length + 13)
    inOrder([...columns, privateGroups.title, form.title, form.fiveOrMoreHint, form.noWithdrawal])
    inOrder([info.payment.text, info.cancellation.text, ...words.refundLines, info.bring.text])
    expect(links).toContain(mailTarget)
    expect(privateGroups.text).toMatch(/6 (tot|à|to) 12/)
    expect(`${form.intro} ${info.payment.text}`).toMatch(/24.*50.*(week|semaine)/)
    const fields = ['input', 'select', 'textarea'].flatMap((name) => tags(html, name))
    const asked = fields.filter((field) => 'required' in field)
    const required = asked.map(({ name }) => name)
    // A browser calls what must be filled in wrong from the start, unless the page says otherwise.
    expect(asked.filter((field) => field['aria-invalid'] !== 'false')).toEqual([])
    expect(required).toEqual(
      expect.arrayContaining(['workshopType', 'preferredDate', 'participants', 'participantName']),
    )
    expect(required).toEqual(expect.arrayContaining(['email', 'consent']))
    expect(required).toHaveLength(6)
    expect(fields.find(({ name }) => name === 'website')).toMatchObject({ type: 'text' })
    expect(fields.find(({ name }) => name === 'email')?.['type']).toBe('email')
    expect(words.refundLines.join(' ')).toMatch(/^\D*7.*3\D+6.*3/)
    const list = /<select[^>]*name="participants"[\s\S]*?<\/select>/.exec(html)?.[0] ?? ''
    expect(tags(list, 'option').map(({ value }) => value)).toEqual(['', '1', '2', '3', '4', '5'])
  })

  test('the success page thanks, with the reference only where there is one', async () => {
    const { reservationSuccess: thanks } = words
    const without = await read(to('reservationSuccess'))
    without.inOrder([thanks.title, thanks.mailNote, ...thanks.nextSteps.items])
    expect(without.seen).not.toContain(thanks.reference)
    const links = [mailTarget, to('home'), to('workshops')]
    expect(without.links).toEqual(expect.arrayContaining(links))
    const { seen } = await read(`${to('reservationSuccess')}?id=0f8fad5b-d9cb-469f-a165`)
    expect(seen).toContain(`${thanks.reference} 0F8FAD5B `)
    expect(plain(thanks.nextSteps.items.join(' '))).toMatch(/24.*50.*(week|semaine)/)
  })

  test('the privacy page tells what is kept how long', () => {
    const { items = [] } = words.privacy.sections.retention
    for (const { retention } of Object.values(words.privacy.counting)) {
      const terms = [...items, retention].join(' ')
      expect(terms).toMatch(/7\s(jaar|ans|years).*(twee jaar|deux ans|two years).*26/)
    }
  })

  test('every page has the whole header, footer and cookie banner', async () => {
    const here = everyPath.filter((path) => path.startsWith(`/${language}`))
    for (const path of [...here, `/${language}/nowhere`]) {
      const { whole, links, seen } = await read(path, 'footer')
      const slugs = firstWorkshops.map((slug) => to('workshop', slug))
      const quick = ([...footPages, 'privacy'] as const).map((page) => to(page))
      const wanted = [...slugs, ...quick, mailTarget, business.social]
      expect(links, path).toEqual(expect.arrayContaining(wanted))
      expect(seen).toContain(plain(footerWords(words.layout.footer, language).description))
      for (const part of Object.values(business.address).slice(0, 3)) expect(seen).toContain(part)
      expect(whole).toContain('data-cookie-banner')
      const { html, links: above } = await read(path, 'header')
      expect(above).toEqual(expect.arrayContaining([...slugs, to('workshops'), to('booking')]))
      for (const other of languages) {
        expect(above).toContain(translatePath(path, other))
        expect(html).toContain(`${other.toUpperCase()}, ${ownNameOf(other)}`)
      }
      expect(html.match(/<img[^>]*width="18" height="12"/g)).toHaveLength(6)
    }
  })

  test('the footer says in built-in words what its translation leaves out', async () => {
    const builtIn = footerWords({}, language)
    expect(footerWords({ privacy: '', links: undefined }, language)).toEqual(builtIn)
    expect(footerWords({ privacy: 'x' }, language)).toEqual({ ...builtIn, privacy: 'x' })
    const { seen } = await read(to('home'), 'footer')
    expect(words.layout.footer).not.toHaveProperty('vatNumber')
    expect(seen).toContain(`${builtIn.vatNumber} ${business.vatNumber}`)
  })
})
