import type { InfographicBlock } from '@aravalli/shared/study-material/item-contract'

/** Picks the blocks of one kind. */
export type BlockOf<K extends InfographicBlock['kind']> = Extract<InfographicBlock, { kind: K }>
