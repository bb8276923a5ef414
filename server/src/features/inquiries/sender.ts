import type { Language } from '@aravalli/shared/language'

/** Who sends something to the team, as far as anybody has proved it. */
export interface Sender {
	/** Null: nobody is signed in. */
	userId: string | null
	/** In which they read the site, and want the answer. */
	language: Language
}
