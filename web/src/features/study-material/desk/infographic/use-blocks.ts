import type { AnyCopy } from '@aravalli/shared/content/kind'
import type { InfographicBlock } from '@aravalli/shared/study-material/item-contract'
import { useCallback, useMemo } from 'react'
import type { Editing } from '#web/content/desk/editor/editing.ts'
import { type BlockPair, blocksOf, readPairs } from './block-pairs.ts'

/** Names the field of the kind. */
const name = 'blocks'

const pairsOf = ({ english, hindi }: AnyCopy) =>
	readPairs(english[name] as InfographicBlock[], hindi[name] as InfographicBlock[])

/** Reads the blocks of a working copy, and writes to them. */
export function useBlocks({ content, edit }: Editing) {
	const { english, hindi } = content
	const [englishBlocks, hindiBlocks] = [english[name] as InfographicBlock[], hindi[name] as InfographicBlock[]]
	const pairs = useMemo(() => readPairs(englishBlocks, hindiBlocks), [englishBlocks, hindiBlocks])
	const change = useCallback(
		(how: (pairs: BlockPair[]) => BlockPair[]) =>
			edit((before) => {
				const after = how(pairsOf(before))
				return {
					...before,
					english: { ...before.english, [name]: blocksOf(after, 'english') },
					hindi: { ...before.hindi, [name]: blocksOf(after, 'hindi') },
				}
			}),
		[edit],
	)
	return { pairs, change }
}
