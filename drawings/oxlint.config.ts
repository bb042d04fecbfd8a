import { defineConfig } from 'oxlint'
import house from '../oxlint.config.ts'

/** The house's rules, but for how many values a point, a line and a curve take. */
export default defineConfig({
  ...house,
  ignorePatterns: [],
  rules: { ...house.rules, 'max-params': 'off' },
  overrides: [{ files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } }],
})
