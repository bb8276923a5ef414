/**
 * The path inside this site that `target` names, or '/' for anything that would leave it.
 *
 * Browsers read backslashes as slashes and drop control characters, so both are refused rather than repaired. Leading
 * slashes are folded: `courses`, `/courses` and `//courses` all name `/courses`.
 */
export function localPath(target: string): string {
	if (/[\p{Cc}\\]/u.test(target) || /^[^/?#]*:/.test(target)) return '/'
	return `/${target.replace(/^\/+/, '')}`
}
