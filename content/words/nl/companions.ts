export const companions = {
  table: {
    title: 'Wie met je meekomt',
    text: 'Deel één link met wie meekomt. {offers.diets.table} Wat zij niet betalen, betaal jij.',
    /** The same where nothing is left to pay. */
    textPaid: 'Deel één link met wie meekomt. {offers.diets.table}',
    share: 'Maak een link om te delen',
    link: 'Stuur deze link door. Wie hem heeft, kan aanschuiven, zolang er plaats is.',
    stop: 'Beëindig deze link',
    nobody: 'Er is nog niemand aangeschoven.',
    joined: '{name}, nog niets betaald',
    paid: '{name} betaalde {amount}',
    crowded:
      'Er zijn meer mensen aangeschoven dan er nog plaatsen zijn. Haal van de lijst wie niet meekomt.',
    remove: '{name} van de lijst halen',
    open: 'Laat anderen hun deel betalen',
  },
  join: {
    title: 'Schuif mee aan',
    text: '{name} heeft een plaats voor je. Vul je voornaam in, dan weten we dat je komt.',
    /** The guest has no name that can be repeated. */
    textNameless: 'Er is een plaats voor je. Vul je voornaam in, dan weten we dat je komt.',
    name: 'Je voornaam',
    email: 'E-mailadres (mag leeg blijven)',
    emailHint: 'Dan mailen we je de link naar je eigen pagina, en niets anders.',
    language: 'Je taal',
    consent: 'Jullie mogen dit bewaren tot {terms.afterTheDay.spelled} na de workshop.',
    button: 'Ik kom mee',
  },
  problems: {
    name: 'Vul je voornaam in (hoogstens {most} tekens)',
    email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.be, of laat het leeg',
    consent: 'Vink het vakje aan, anders mogen we je naam niet noteren',
  },
  full: {
    title: 'Iedereen zit al aan tafel',
    text: 'Voor deze groep zijn alle plaatsen ingevuld. Vraag het na bij wie je de link gaf.',
  },
  over: {
    title: 'Aanschuiven kan niet meer',
    text: 'Deze link is afgesloten, de reservatie is er niet meer, of de workshop is begonnen. Vraag het na bij wie je de link gaf.',
  },
  own: {
    title: 'Dag {name}, je bent erbij',
    text: 'Alleen jij ziet deze pagina. Wie reserveerde, ziet je voornaam en of je betaalde{offers.diets.own}.',
    keep: 'Bewaar het adres van deze pagina: zo kom je hier terug.',
    pay: 'Je deel: {amount}',
    payHow:
      'Neem de gegevens over: tik of klik op een regel om hem helemaal te selecteren. Of scan de code met de app van je bank. Het hoeft niet: wat jij niet betaalt, betaalt wie reserveerde.',
    paid: 'Je betaalde {amount}. Dank je wel.',
    /** All was paid, or the farm has not said yes. */
    nothing: 'Er is nu niets te betalen.',
    dietsTitle: 'Wat je niet eet',
    diets:
      'Alleen wij lezen het, alleen om te koken, en {terms.afterTheDay.spelled} na de workshop is het gewist.',
    vegan: 'Ik eet veganistisch',
    allergens: 'Heb je een allergie?',
    consent:
      'Ik ga ermee akkoord dat jullie deze gezondheidsgegevens bewaren tot {terms.afterTheDay.spelled} na de workshop.',
    leaveTitle: 'Toch niet?',
    leaveText:
      'We wissen dan wat je hier invulde. Wat je betaalde, blijft bij de reservatie: regel dat met wie reserveerde.',
    leave: 'Haal me van de lijst',
  },
  left: { title: 'Je bent van de lijst', text: 'Wat je hier invulde, is gewist.' },
  /** The own page of somebody who is on no list any more. */
  gone: {
    title: 'Je staat niet meer op de lijst',
    text: 'Wat je hier invulde, is gewist. Kom je toch mee, vraag dan de link aan wie reserveerde.',
  },
  /** The same, once nobody joins any more. */
  closed: {
    title: 'Deze pagina is gesloten',
    text: 'De workshop is begonnen of voorbij, of de reservatie is er niet meer.',
  },
  tellThem: 'Wie via jouw link aanschoof, krijgt van ons geen mail. Laat jij het hun weten?',
  /** Follows where money goes back to the guest. */
  theirShare: 'Betaalde iemand een eigen deel, dan gaat ook wat daarvan terugkomt naar jou.',
  mail: {
    subject: 'Je bent erbij: {workshop}, {date}',
    preview: 'Je eigen pagina: {offers.diets.page}',
    title: 'Je bent erbij',
    text: '{name} reserveerde, en jij komt mee.',
    textNameless: 'Je komt mee met een groep.',
    next: '{offers.diets.share}',
    button: 'Naar je eigen pagina',
    notYou: 'Was jij dit niet? Op die pagina wis je alles met één knop.',
  },
} as const
