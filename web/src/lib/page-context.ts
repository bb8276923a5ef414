import type { Language } from '@aravalli/shared/language'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from './api.ts'

/** Holds what every route and its loader are given. */
export interface PageContext {
	queryClient: QueryClient
	api: ApiClient
	language: Language
	/** It is true on an address with `?lang=`, which then names itself as canonical. */
	isLanguageInAddress: boolean
	/** It is false only for a page that is rendered for nobody. */
	hasSession: boolean
	/** Is the public origin, without a trailing slash. */
	origin: string
}
