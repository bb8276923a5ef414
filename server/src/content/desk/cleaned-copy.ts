import { cleanCopy } from '@aravalli/shared/content/clean-copy'
import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import { richCleaners } from '../clean-item.ts'
import { refuseImpossible } from './refuse-impossible.ts'

/** Gives a working copy as it is stored. @throws AppError `request.invalid` for what is too long then, or impossible */
export const cleanedCopy = (kind: Kind, copy: AnyCopy) => refuseImpossible(kind, cleanCopy(kind, copy, richCleaners))
