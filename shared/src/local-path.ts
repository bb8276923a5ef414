/**
 * Gives the path inside this site that `target` names, as an address writes it (percent-encoded), or '/' for anything that
 * would leave the site.
 *
 * Browsers read backslashes as slashes and drop control characters, so both are refused rather than repaired. Leading
 * slashes are folded, also those that appear when dots are resolved: `courses`, `/courses` and `/.//courses` name `/courses`.
 */
export function localPath(target: string): string {
	if (/[\p{Cc}\\]/u.test(target) || /^[^/?#]*:/.test(target)) return '/'
	const { pathname, search, hash } = new URL(target.replace(/^\/*/, '/'), 'http://local.invalid')
	return pathname.replace(/^\/+/, '/') + search + hash
}
