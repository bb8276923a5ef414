import type { NextPage } from '../after-sign-in.ts'

/** The address of the login page says this. */
export interface LoginSearch {
	mode?: 'register'
	/** Somebody who has signed in goes there, if `after-sign-in.ts` allows it. */
	redirect?: string
	/** Whoever is signed in has come by a page that is for staff alone. */
	refused?: 'staff'
	/** Somebody has just closed their account, and is told so. */
	closed?: 'account'
}

export function readLoginSearch({ mode, redirect, refused, closed }: Record<string, unknown>): LoginSearch {
	return {
		...(mode === 'register' && { mode }),
		...(typeof redirect === 'string' && redirect !== '' && { redirect }),
		...(refused === 'staff' && { refused }),
		...(closed === 'account' && { closed }),
	}
}

/** The login and the registration card share these. */
export interface CardProps {
	search: LoginSearch
	/** Somebody who has signed in goes there. */
	next: NextPage
	/** The typed address goes along from one card to the other. */
	email: string
	onEmail: (email: string) => void
}
