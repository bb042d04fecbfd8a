import type { AuthoredWords } from '../shape.ts'

export const notFound: AuthoredWords['notFound'] = {
  head: {
    title: 'Page not found at {business.name}',
    description:
      'There is nothing at this address, or there no longer is. From here you can go back to the home page of {business.name} and its {count.workshops} workshops.',
    keywords: 'page not found, {business.name}, fermentation workshops, De Pinte, Ghent',
  },
  title: 'Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved. Let's get you back on track.",
  link: 'Back to Home',
  pictureAlt: 'A black hen puts her beak into an empty jar lying on its side in the snow.',
}
