import type { House } from '#booking/house/house.ts'
import { ownerWordsOf } from '#content/words/owner-words.ts'
import { deskPath } from '#language/desk-paths.ts'
import type { CachedPage } from './send-page.ts'

/** The link stands above the footer, where the question about cookies does not lie over it. Paper shows no `nav`. */
export function sendWithOwnersLink({ body, policy }: CachedPage, house: House): Response {
  const { texts, language } = ownerWordsOf(house)
  const html = new TextDecoder().decode(body)
  const link = `<nav class="container-site py-3" lang="${language}"><a class="footer-link" href="${deskPath('teksten', 'pagina')}">${texts.page.change}</a></nav>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'private, no-store',
  }
  return new Response(
    html.replace('<footer', () => `${link}<footer`),
    { headers },
  )
}
