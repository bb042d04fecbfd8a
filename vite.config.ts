import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { inlineScript, sonnerWithoutInlineStyle } from './vite.plugins.ts'

/**
 * Two files hold everything that every page needs, as they pack better than a dozen small ones: the
 * libraries, which are the same from one version of the site to the next, and the frame with the
 * home page.
 */
const sharedChunks = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
  { name: 'site', test: /\/app\/(root|layout\/|pages\/(head|home\/))/ },
  { name: 'site', test: /\/app\/(ui\/(arrows|notices|picture)|pages\/[\w-]+\.tsx?$)/ },
]

/**
 * The server with its packages in it, so that a start opens a dozen files and not hundreds
 * (docs/decisions/0028-any-machine.md). Its three entries are the app with the
 * site's routes, the start of the server, and the owner's command line.
 */
const oneProgram: EnvironmentOptions = {
  define: { 'process.env.NODE_ENV': '"production"' },
  // Sharp has a binary for each kind of machine, and is loaded with the first photograph.
  resolve: { noExternal: true, external: ['sharp'] },
  build: {
    license: { fileName: 'licenses.md' },
    rollupOptions: {
      input: { index: './server/app.ts', main: './server/main.ts', farm: './server/farm.ts' },
      // One letter beyond Latin-1 and all of a file takes two bytes a letter in memory. Names and lines
      // stay: a failure in the log says where it was.
      output: { charset: 'ascii', comments: false },
    },
  },
}

export default defineConfig(({ command }) => ({
  plugins: [inlineScript(), tailwindcss(), reactRouter(), sonnerWithoutInlineStyle()],
  build: {
    // Every picture and font is a file: the policy allows no `data:` beyond pictures, and files are cached.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: { rollupOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
    // Node reads packages where they are during development: most are no modules for Vite.
    ssr: command === 'build' ? oneProgram : {},
  },
}))
