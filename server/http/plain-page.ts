// Answers of pages without script: their policy and their privacy.

import type { Context, MiddlewareHandler } from 'hono'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BusinessContext, shownBusiness } from '#app/business.ts'
import { JarSymbol } from '#app/layout/jar-symbol.tsx'
import { houseOfRequest } from './request-house.ts'
import { addMissing, contentPolicy, hashSource, policyFor } from './headers.ts'

const privateHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  // A page of the site, and what counts visits there, does not read the address that somebody came from. Not
  // `no-referrer`: with it browsers send `Origin: null` with our own forms.
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
}

/** First part of the addresses of pages that are one person's. */
const plainPlaces = ['l', 'desk', 'waiting-list', 'next-date', 'agenda'] as const

export const plainPaths = plainPlaces.map((place) => `/${place}/*` as const)

export function isPlainPath(path: string): boolean {
  return plainPlaces.some((place) => path === `/${place}` || path.startsWith(`/${place}/`))
}

/** Answers below a secret address stay private: refusals, failures, pages that are not there. */
export function withPrivateHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    addMissing(c.res.headers, privateHeaders)
  }
}

type Status = 200 | 400 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 503

type PageOptions = {
  readonly status?: Status
  readonly scripts?: readonly string[]
  /** Styles of the mails in its frames, as the policy names them. */
  readonly styles?: readonly string[] | undefined
}

export function renderPlainPage(
  c: Context,
  page: ReactElement,
  { status = 200, scripts = [], styles }: PageOptions = {},
): Response {
  const whole = createElement(BusinessContext, { value: shownBusiness(houseOfRequest(c)) }, page)
  const html = withJar(`<!doctype html>${renderToStaticMarkup(whole)}`)
  const policy = contentPolicy(html, { scripts: scripts.map(hashSource), styles })
  return sendPage(c, html, { status, policy })
}

/**
 * A page of the site, or a mail, as the owner alone sees it, without its scripts.
 * @param styles of the mail, as its policy names them
 */
export function renderOwnersCopy(c: Context, html: string, styles: readonly string[]): Response {
  return sendPage(c, html, { policy: policyFor(html, [], { styles }) })
}

export function renderFramedCopy(c: Context, html: string): Response {
  const answer = sendPage(c, html, { policy: policyFor(html, [], { framedBy: "'self'" }) })
  answer.headers.set('X-Frame-Options', 'SAMEORIGIN')
  return answer
}

type Sent = { readonly status?: Status; readonly policy: string }

function sendPage(c: Context, html: string, { status = 200, policy }: Sent): Response {
  return c.html(html, status, { ...privateHeaders, 'Content-Security-Policy': policy })
}

/** A page with jars holds their drawing once. */
function withJar(html: string): string {
  return html.includes('"#jar"') ? html.replace('<body>', `<body>${jarDrawing}`) : html
}

const jarDrawing = renderToStaticMarkup(createElement(JarSymbol, { dressed: true }))
