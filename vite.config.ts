import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { inlineScript, sonnerWithoutInlineStyle } from './vite.plugins.ts'

/**
 * What every page needs comes in two files instead of a dozen small ones, which pack better together:
 * the libraries, the same from one version of the site to the next, and the frame with the home page.
 */
const sharedChunks = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
  { name: 'site', test: /\/(app\/(root|layout\/)|language\/|app\/routes\/(head|language|home))/ },
  { name: 'site', test: /\/app\/(ui\/(arrows|notices|picture)|pages\/(home\/|[\w-]+\.tsx?$))/ },
]

export default defineConfig({
  plugins: [inlineScript(), tailwindcss(), reactRouter(), sonnerWithoutInlineStyle()],
  build: {
    // Every picture and font is a file: the policy allows no `data:` beyond pictures, and files are cached.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: { rollupOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
    // The server's build enters at the whole app, with the site's routes inside it, and at what starts it.
    ssr: {
      build: { rollupOptions: { input: { index: './server/app.ts', main: './server/main.ts' } } },
    },
  },
})
