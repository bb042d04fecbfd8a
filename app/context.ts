import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'
import type { SiteServices } from '#server/site-services.ts'

/** The renderer gives a page's script nonce in this header; the server takes it out before it sends the page. */
export const scriptNonceHeader = 'x-script-nonce'

/** Services of the server. Only types cross from there, so no secret can reach the browser. */
export const siteContext = createContext<SiteServices>()

/** The mark of scripts that the server wrote into a page, new for each; empty in the browser. */
export const ScriptNonce = createReactContext('')
