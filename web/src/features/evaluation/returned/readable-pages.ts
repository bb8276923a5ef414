import type { Copy } from '@aravalli/shared/answer-copies/contract'
import type { ScanPage } from './scan/scan.tsx'

/** Gives the pages that have a picture, in their order. */
export function readablePages({ pages }: Copy): ScanPage[] {
	return pages.flatMap(({ pageId, width, height, version }) =>
		width === null || height === null ? [] : [{ pageId, width, height, version }],
	)
}
