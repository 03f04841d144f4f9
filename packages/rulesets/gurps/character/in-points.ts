/** A number of points in words: 1 point, -15 points. */
export const inPoints = (points: number): string => `${points} ${Math.abs(points) === 1 ? 'point' : 'points'}`
