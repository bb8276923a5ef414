import type { Kind } from '@aravalli/shared/content/kind'
import type { LinkTarget } from '#web/lib/link-address.ts'

/** Leads to the page on which readers see an item; null where they see none. */
export function readersLink(
	{ path }: Kind,
	item: { id: string; publishedVersion: number | null } | null,
): LinkTarget | null {
	return path && item && item.publishedVersion !== null ? { to: `${path}/${item.id}` } : null
}
