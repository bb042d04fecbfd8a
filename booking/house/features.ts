export const features = ['waitingList', 'diary', 'diets', 'privateGroups'] as const

export type Feature = (typeof features)[number]

export function hasFeature(
  { leftOutFeatures }: { readonly leftOutFeatures: readonly Feature[] },
  feature: Feature,
): boolean {
  return !leftOutFeatures.includes(feature)
}
