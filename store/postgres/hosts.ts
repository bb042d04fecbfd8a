const parts = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s

/** Divides `postgres://user@one:5432,two:5432/farm` into one address for each host. */
export function eachHost(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = parts.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [url]
}

export function withRestOf(url: string, other: string): string {
  const [, before = '', hosts = ''] = parts.exec(url) ?? []
  return before + hosts + (parts.exec(other)?.[3] ?? '')
}
