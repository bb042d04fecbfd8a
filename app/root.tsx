import { Links, Meta, Outlet, Scripts, useLocation, useRouteLoaderData } from 'react-router'
import { type ReactNode, useContext, useMemo } from 'react'
import { ownPictures } from '#booking/pictures/own-picture.ts'
import { languageOf } from '#language/addresses.ts'
import type { Route } from './+types/root.ts'
import { BusinessContext, shownBusiness } from './business.ts'
import { ScriptNonce, siteContext } from './context.ts'
import { BrokenPage } from './layout/broken-page.tsx'
import firstScript from './layout/first-script.ts?inline-script'
import ownFaces from './layout/own-faces.ts?inline-script'
import { findOwnPicture } from './own-pictures.ts'
import { faceFiles, FaceStyles, LookStyles, SiteStyles, ThemeColours } from './look/styles.tsx'
import { OwnPictures } from './ui/picture.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { analyticsUrl, house } = context.get(siteContext)
  const found = ownPictures(house.texts.all)
  const pictures = Object.keys(found).length > 0 ? found : undefined
  return { analyticsUrl, business: shownBusiness(house), pictures }
}

export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const icons = root?.business.mark?.icons ?? ''
  return (
    <html
      lang={languageOf(useLocation().pathname)}
      data-counter={root?.analyticsUrl}
      data-faces={faceFiles(root?.business.look)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColours look={root?.business.look} />
        <Meta />
        <link rel="icon" href={`/favicon.svg${icons}`} type="image/svg+xml" />
        <link rel="icon" href={`/icon-32.png${icons}`} sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href={`/icon-180.png${icons}`} />
        <link rel="manifest" href="/site.webmanifest" />
        <SiteStyles />
        <LookStyles look={root?.business.look} />
        <Links />
      </head>
      <body>
        <BusinessContext value={root?.business}>{children}</BusinessContext>
        <noscript>
          <FaceStyles look={root?.business.look} />
        </noscript>
        {/*
         * The script's text is only in the server's page: the browser has run it by the time React
         * looks.
         */}
        <script
          nonce={useContext(ScriptNonce) || undefined}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstScript + ownFaces : '' }}
        />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { pictures } = loaderData
  const find = useMemo(() => pictures && findOwnPicture(pictures), [pictures])
  return find ? (
    <OwnPictures value={find}>
      <Outlet />
    </OwnPictures>
  ) : (
    <Outlet />
  )
}

/** The page of a failure of our own program; an unknown address never comes here. */
export function ErrorBoundary() {
  return <BrokenPage language={languageOf(useLocation().pathname)} />
}
