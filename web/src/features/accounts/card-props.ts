import type { NextPage } from './after-sign-in.ts'
import type { LoginSearch } from './login/login-search.ts'

/** The login and the registration card share these. */
export interface CardProps {
	search: LoginSearch
	/** Somebody who has signed in goes there. */
	next: NextPage
	/** The typed address goes along from one card to the other. */
	email: string
	onEmail: (email: string) => void
}
