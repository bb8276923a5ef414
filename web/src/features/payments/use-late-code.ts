import { type ComponentType, useEffect, useState } from 'react'

/**
 * Asks for the code of something once it is needed; null until it is there. By hand, because it is nothing that a reader has asked for:
 * where it cannot be had, the page is shown without it.
 *
 * @param load must be the same each time
 */
export function useLateCode<Props>(
	isNeeded: boolean,
	load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
	const [Code, setCode] = useState<ComponentType<Props> | null>(null)
	useEffect(() => {
		const take = async () => {
			const loaded = await load().catch(() => null)
			if (loaded) setCode(() => loaded)
		}
		if (isNeeded && !Code) void take()
	}, [isNeeded, Code, load])
	return Code
}
