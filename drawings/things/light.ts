/** Still lifes are lit from the upper left: shapes turn this way towards the light. */
export const light = [-0.6, -0.8] as const
