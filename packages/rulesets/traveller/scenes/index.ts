import { careerScene } from './career-scene.ts'
import { downtimeScene } from './downtime-scene.ts'
import { encounterScene } from './encounter-scene.ts'

export { demos } from './demos.ts'
export const scenes = [encounterScene, careerScene, downtimeScene]
