import { useRouter } from '@tanstack/react-router'
import type { ApiClient } from './api.ts'

/** Gives the client of the page's API, for what is not given it by its route. */
export function useApi(): ApiClient {
	return (useRouter().options.context as { api: ApiClient }).api
}
