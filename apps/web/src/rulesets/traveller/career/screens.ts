/** The screens of a career. */
import { fetched } from '../../common/fetched.tsx'

export const CareerStage = fetched(async () => (await import('./stage.tsx')).CareerStage)
export const CareerAct = fetched(async () => (await import('./act.tsx')).CareerAct)
export const CareerOrder = fetched(async () => (await import('./order.tsx')).CareerOrder)
export const CareerSheet = fetched(async () => (await import('./sheet.tsx')).CareerSheet)
