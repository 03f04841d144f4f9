/** The screens of each ruleset, by its id. */
import type { RulesetScreens } from '../plug-in/screens.ts'

/** Fetched when a table of that system is opened. */
const SCREENS: { readonly [system: string]: () => Promise<RulesetScreens> } = {
  traveller: async () => (await import('./traveller/screens.ts')).travellerScreens,
  gurps: async () => (await import('./gurps/screens.ts')).gurpsScreens,
  tensided: async () => (await import('./tensided/screens.ts')).tensidedScreens,
}

export async function screensOf(system: string): Promise<RulesetScreens | null> {
  return (Object.hasOwn(SCREENS, system) ? await SCREENS[system]?.() : undefined) ?? null
}
