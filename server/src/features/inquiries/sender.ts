import type { Language } from '@aravalli/shared/language'

/** Says who sends something to the team, as far as anybody has proved it. */
export interface Sender {
	/** It is null where nobody is signed in. */
	userId: string | null
	/** They read the site in this language, and want the answer in it. */
	language: Language
}
