import { landObjects } from './objects/land.ts'
import { matterObjects } from './objects/matter.ts'
import { stateObjects } from './objects/state.ts'
import { studyObjects } from './objects/study.ts'

/**
 * Are drawn by hand on a sheet of 400 × 250, bold enough for a picture of 104 px in a list. Classes of a fill: `c` light, `t` tint,
 * `k` accent, `d` deep; of a line: their capitals, with its width as `w5`.
 */
export const coverObjects = { ...landObjects, ...stateObjects, ...matterObjects, ...studyObjects }
