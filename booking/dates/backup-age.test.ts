import { expect, it } from 'vitest'
import { isBackupOld } from './backup-age.ts'

it('a backup of more than a month ago is old, and so is none', () => {
  expect(isBackupOld('2025-08-15', '2025-09-15')).toBe(false)
  expect(isBackupOld('2025-08-14', '2025-09-15')).toBe(true)
  expect(isBackupOld(undefined, '2025-09-15')).toBe(true)
})
