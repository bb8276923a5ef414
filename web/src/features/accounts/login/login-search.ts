/** What the address of the login page says. */
export interface LoginSearch {
	mode?: 'register'
	/** Where to go once signed in; judged by `after-sign-in.ts`. */
	redirect?: string
}

export function readLoginSearch({ mode, redirect }: Record<string, unknown>): LoginSearch {
	return {
		...(mode === 'register' && { mode }),
		...(typeof redirect === 'string' && redirect !== '' && { redirect }),
	}
}
