export { EncounterForm } from './encounter-form.tsx'
export { example } from './example.ts'
