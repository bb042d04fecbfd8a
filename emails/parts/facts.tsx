import { wrap } from '../wrap.ts'
import { useMedium } from './medium.tsx'
import { colours, textStyle } from './style.ts'
import { Lines } from './text.tsx'

/** French puts a space before a colon; it must not break the line. */
export function colonIn(language: string): string {
  return language === 'fr' ? '\u00a0:' : ':'
}

export type Fact = { readonly label: string; readonly value: string; readonly strong?: boolean }

/** Labels and values, one rule a row. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { medium, language } = useMedium()
  if (medium === 'text') {
    const rows = facts.map(({ label, value }) =>
      wrap(`${label}${colonIn(language)} ${value}`, { next: '  ' }),
    )
    return <>{`${rows.join('\n')}\n\n`}</>
  }
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 20px', borderCollapse: 'collapse' }}
    >
      <tbody>
        {facts.map(({ label, value, strong }) => (
          <tr key={label}>
            <th
              className="soft edge"
              scope="row"
              align="left"
              style={{
                ...cell,
                width: '36%',
                paddingRight: '12px',
                fontWeight: 400,
                color: colours.softInk,
              }}
            >
              {label}
            </th>
            <td
              className="ink edge"
              style={{ ...cell, fontWeight: strong ? 600 : 400, overflowWrap: 'anywhere' }}
            >
              <Lines text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cell = {
  ...textStyle,
  margin: 0,
  padding: '9px 0',
  verticalAlign: 'top',
  borderTop: `1px solid ${colours.rule}`,
  fontSize: '16px',
  lineHeight: '24px',
} as const
