/** The address of the login page says this. */
export interface LoginSearch {
	mode?: 'register'
	/** Somebody who has signed in goes there, if `after-sign-in.ts` allows it. */
	redirect?: string
}

export function readLoginSearch({ mode, redirect }: Record<string, unknown>): LoginSearch {
	return {
		...(mode === 'register' && { mode }),
		...(typeof redirect === 'string' && redirect !== '' && { redirect }),
	}
}
