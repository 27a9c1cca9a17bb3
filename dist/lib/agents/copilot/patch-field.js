/** `apply_patch` takes a bare text; calls carry it as the one member of an object, under this name. */
export const PATCH_FIELD = 'patch';
