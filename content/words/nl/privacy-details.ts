/** First half of the policy: data, purposes and times. */
export const details = {
  controller: {
    title: 'Wie verantwoordelijk is',
    paragraphs: [
      '{business.name} beslist wat er met je gegevens gebeurt en staat daar ook voor in; de wet noemt dat de verwerkingsverantwoordelijke. Een aparte functionaris voor gegevensbescherming hebben we niet. Je komt meteen bij ons terecht, op dit adres:',
    ],
  },
  /** Its first paragraph is one of `counting`. */
  collected: {
    title: 'Wat we bewaren',
    paragraphs: [
      'Zonder naam en e-mailadres kunnen we niet antwoorden. Zonder workshop, datum en aantal kunnen we geen plaats vrijhouden. Je telefoonnummer en de opmerkingen mag je leeg laten.',
      'Schrijf in de formulieren niets over je gezondheid.{offers.diets.asked}',
    ],
    personal: {
      title: 'Wat we van jou krijgen',
      items: [
        'Je naam, je e-mailadres en de taal waarin je schrijft.',
        'Bij een aanvraag{offers.waitingList.asked}: de workshop, de datum en met hoeveel jullie zijn. Hoe de anderen heten, vragen we dan nog niet.',
        'Als je op een nieuwe datum wacht: de workshop, de dagen en de talen die passen, en met hoeveel jullie zijn.',
        'Je telefoonnummer, als je het geeft, en wat je invult bij ‘Moeten we nog iets weten?’.',
        'Je berichten, onze antwoorden en de mails die vanzelf vertrekken.',
        'Als je betaalt: bedrag, datum en mededeling, en de naam en het rekeningnummer die onze bank erbij toont.',
        'Als je geld terugkrijgt: het rekeningnummer dat je daarvoor opgeeft.',
        'Als je een factuur vraagt: naam en adres, en voor een zaak het btw-nummer en jullie referentie.',
        'Als iemand anders in je plaats komt: zijn naam, e-mailadres en taal; en van jou dat je gereserveerd en betaald had, want een terugbetaling gaat naar jou.',
        '{offers.vouchers.asked}',
        'Als je meekomt met iemand die reserveerde en dat zelf doorgeeft: je voornaam, je taal, en je e-mailadres als je dat invult. Wie reserveerde, ziet je voornaam en of je je deel betaalde.',
        '{offers.diets.told}',
        '{offers.diary.asked}',
      ],
    },
    technical: {
      title: 'Wat een website vanzelf ziet',
      items: [
        'Je IP-adres: zonder dat vindt geen enkele pagina de weg naar jou. Verstuur je een formulier, dan tellen we ermee hoe vlug dat gaat, want een robot is vlugger dan een mens. De site houdt het alleen in het geheugen, nooit in een bestand, en is het bij een herstart kwijt.',
        'Je netwerk en je mailbox, als je een formulier verstuurt waar een mail op volgt: van elk een code, om te tellen hoeveel mails er op een dag vertrekken. Die is hoogstens {terms.turns.spelled} later weg. Vraag je een plaats aan, dan herkennen we er ook misbruik mee, tot je aanvraag beantwoord of vervallen is.',
        'Je mailbox, zodra je op een link in onze mails klikte: ook een code, zodat we het niet opnieuw vragen, tot {terms.proof.spelled} na de laatste keer. Zonder onze sleutel, die in geen back-up zit, leest niemand iets uit die codes.',
        'Je browser: wat hij over zichzelf meldt, dient voor dat ene antwoord. We schrijven het nergens op.',
        'Je bezoek: elke opgevraagde pagina geeft één regel in een logboek, met het tijdstip, de pagina, of het lukte en hoelang het duurde. Wie het was, staat er niet bij.',
      ],
    },
  },
  purposes: {
    title: 'Waarvoor we ze gebruiken',
    paragraphs: [
      'Reclame sturen we niet en profielen maken we niet. Of een datum volgeboekt is{offers.waitingList.turn}, rekent het programma uit; al de rest beslissen wij zelf. We gebruiken je gegevens om:',
    ],
    items: [
      'je bericht te lezen en te beantwoorden;',
      'je plaats vrij te houden, te bevestigen, te verzetten of te annuleren;',
      '{terms.pay.own} te herkennen tussen de andere overschrijvingen;',
      'soep te koken die jij ook mag eten;',
      'de boekhouding te doen;',
      'de site draaiend te houden en robots buiten.',
    ],
  },
  legalBasis: {
    title: 'Waarom dat mag',
    paragraphs: [
      'De privacywet (AVG, in het Engels GDPR) vraagt voor elk gebruik een grond. Wij hebben er vier:',
    ],
    items: [
      'Toestemming (artikel 6.1.a): het vinkje onder het contactformulier{offers.waitingList.consent} of de vraag om een nieuwe datum{offers.diary.consent} en je keuze over cookies.{offers.diets.ground}',
      'Overeenkomst (artikel 6.1.b): je aanvraag, je reservatie,{offers.vouchers.contract} je betaling, een annulatie. Het vinkje daarbij toont dat je ze wilt; de grond is de overeenkomst.',
      'Wettelijke plicht (artikel 6.1.c): de boekhouding.',
      'Gerechtvaardigd belang (artikel 6.1.f): een site die veilig blijft, kunnen nalezen wat we met je afgesproken hebben, en mailen naar wie{offers.vouchers.receiver} gevraagd wordt om in iemands plaats te komen.',
    ],
  },
  /** Its last term is one of `counting`. */
  retention: {
    title: 'Hoelang we ze bewaren',
    paragraphs: ['Voor reservaties en betalingen tellen we vanaf 1 januari na de workshop.'],
    items: [
      'Reservaties, en welke mails we erover stuurden: {terms.booking.figures}. De tekst van die mails bewaren we {terms.mailText.spelled}.',
      'Betalingen: {terms.booking.figures} met je naam, daarna nog zonder, tot {terms.amounts.figures}. Facturen: {terms.amounts.figures}.',
      'Geld op onze rekening dat bij geen enkele reservatie hoort: {terms.aside.figures} met naam en mededeling, zodat we het nog kunnen terugvinden.',
      '{offers.vouchers.kept}',
      '{offers.diets.kept} en wat je invulde bij ‘Moeten we nog iets weten?’: tot kort na de workshop, ten laatste {terms.afterTheDay.spelled} erna. Dan gooien we ook de mails weg waarin het bij ons aankwam. Gaf je geen e-mailadres en moet je nog iets betalen, dan bewaren we je telefoonnummer tot dat in orde is.',
      '{offers.waitingList.kept} voor een groep, wie gevraagd is om in iemands plaats te komen, en wie zelf aanschoof bij een groep: tot {terms.afterTheDay.spelled} na de datum.',
      'Dat je verwittigd wilt worden bij een nieuwe datum: tot je stopt of reserveert, hoogstens {terms.wish.spelled}.',
      '{offers.diary.kept}',
      'Berichten, en aanvragen die geen reservatie worden: {terms.message.spelled}.',
      'Aanvragen die niemand met de link in onze mail bevestigde: hoogstens {terms.neverProven.spelled}. Wat erbij geschreven stond, is al weg de nacht nadat ze vervallen zijn.',
      'Back-ups: hoogstens {terms.backup.figures}. Wat gewist is, is dan ook daar weg.',
      'Dat je vroeg om gewist te worden: {terms.erasure.spelled}, als code waaruit je adres niet af te lezen is. Zo brengt geen back-up je gegevens terug.',
      'Toestemming voor reclame: die vragen we nu niet. Komt er ooit een nieuwsbrief, dan geldt je ja tot je het intrekt of tot we twee jaar niets van je hoorden.',
    ],
  },
} as const
