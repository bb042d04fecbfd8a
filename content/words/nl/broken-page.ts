/** Page after something broke on our side; it is read after a form was sent as well. */
export const brokenPage = {
  title: 'Er ging iets mis bij ons',
  text: 'Probeer het over een minuut opnieuw. Lukt het dan nog niet, mail ons dan: wat je vroeg, regelen we ook zo.',
  link: 'Naar de startpagina',
} as const
