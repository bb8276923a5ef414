/**
 * Says what robots may read: pages, and the pictures of shared links. Searches have no end, so nobody is to try them
 * all.
 *
 * @param origin without a trailing slash
 */
export function robotsText(origin: string, privatePaths: string[]): string {
	const refused = ['/api/', '/*?*search=', ...privatePaths]
	return [
		'User-agent: *',
		'Allow: /api/sharing-picture/',
		...refused.map((path) => `Disallow: ${path}`),
		'',
		`Sitemap: ${origin}/sitemap.xml`,
		'',
	].join('\n')
}
