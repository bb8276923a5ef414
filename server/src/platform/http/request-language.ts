import { chooseLanguage } from '@aravalli/shared/choose-language'
import { type Language, pageLanguageHeader } from '@aravalli/shared/language'
import type { FastifyRequest } from 'fastify'

/**
 * Finds the language in which this request is answered: `?lang=`, the page's that calls, the cookie's, then
 * `Accept-Language`.
 */
export function requestLanguage(request: FastifyRequest): Language {
	const query = request.query as { lang?: unknown } | undefined
	return chooseLanguage(query?.lang ?? request.headers[pageLanguageHeader], request.headers)
}
