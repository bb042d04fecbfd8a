import { fileURLToPath } from 'node:url'

/** The project's folder: every command works from here, wherever it was called from. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
