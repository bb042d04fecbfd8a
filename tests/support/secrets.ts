/** What seals mailboxes in a store that no site has. */
export const testSecrets = () => ['a secret for tests alone, of no site at all']
