import sharp from 'sharp'
import { expect, test } from 'vitest'
import { languages } from '#tests/support/first-languages.ts'
import { wordsLeftIn } from '../support/another-business.ts'
import { asOwner } from '../support/desk-device.ts'
import { postForm } from '../support/forms.ts'
import { publishTexts } from '../support/own-text.ts'
import { visibleText } from '../support/pages.ts'
import { sharedFarm } from '../support/shared-farm.ts'

const farm = sharedFarm()
const texts = () => `${farm.desk}/teksten`
const gallery = () => fetch(`${farm.site.url}/fr/galerie`)
const putBack = () => postForm(texts(), { do: 'page-on', page: 'gallery' })

const bowl = {
  nameNl: 'Een kom',
  nameFr: 'Un bol',
  nameEn: 'A bowl',
  sentenceNl: 'Je draait een kom.',
  sentenceFr: 'Vous tournez un bol.',
  sentenceEn: 'You throw a bowl.',
  price: '90',
  startTime: '10:00',
  endTime: '13:00',
  least: '2',
  most: '6',
}

test('the gallery of a house that began empty shows her photographs alone, and waits for one', async () => {
  await postForm(`${farm.desk}/workshops`, { do: 'workshop-add', ...bowl })
  await postForm(`${farm.desk}/begin`, { do: 'start-empty' })
  expect((await putBack()).location).toContain('no-photographs')
  expect((await gallery()).status).toBe(404)
  // The desk has a place for each, without the drawing of the example.
  const places = await farm.html(`${texts()}/pagina?adres=/nl/galerij`)
  expect(places).toContain('id="foto-hen-on-straw"')
  expect(places).not.toMatch(/assets\/hen-on-straw/)

  const plain = { width: 1600, height: 1200, channels: 3, background: '#886644' } as const
  const photograph = await sharp({ create: plain }).jpeg().toBuffer()
  const body = new FormData()
  body.set('file', new File([new Uint8Array(photograph)], 'tour.jpg'))
  const sending = `${texts()}/foto-nieuw?plaats=hen-on-straw&van=/nl/galerij`
  await asOwner(sending, { method: 'POST', body, redirect: 'manual' })
  const seen = Object.fromEntries(languages.map((each) => [`shown-${each}`, '']))
  const alt = { nl: 'De schijf', fr: 'Le tour', en: 'The wheel' }
  const described = `${texts()}/tekst?tekst=pictures.hen-on-straw.alt&van=`
  await postForm(described, { do: 'keep-text', ...alt, ...seen })
  await publishTexts(farm)
  await putBack()
  const [main = ''] = /<main.*<\/main>/s.exec(await (await gallery()).text()) ?? []
  expect(main.match(/<figure/g)).toHaveLength(1)
  expect(main).toContain('alt="Le tour"')
  expect(wordsLeftIn(new Map([['gallery', visibleText(main)]]))).toEqual([])
})
