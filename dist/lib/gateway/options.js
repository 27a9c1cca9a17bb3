export const CANARY_KINDS = ['deny', 'modify', 'replace'];
