import type { NextPage } from './after-sign-in.ts'
import type { LoginSearch } from './login/login-search.ts'

/** What the login and the registration card have in common. */
export interface CardProps {
	search: LoginSearch
	/** Where to go once signed in. */
	next: NextPage
	/** Goes along from one card to the other. */
	email: string
	onEmail: (email: string) => void
}
