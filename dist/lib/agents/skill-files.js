/** Skills as files, a folder each below `folder`. */
export const skillFiles = (skills, place, folder) => skills.flatMap(({ name, files }) => files.map(({ path, text }) => ({ ...place, path: `${folder}/${name}/${path}`, text })));
