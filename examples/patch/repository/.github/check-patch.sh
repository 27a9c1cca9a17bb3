#!/bin/sh
# Applies a patch to the index and the working tree if nothing in it should come from an agent; else says why and ends with 1.
# usage: sh check-patch.sh PATCH
set -eu
patch=$1

refuse() {
  echo "the patch is refused: $1" >&2
  exit 1
}

[ -s "$patch" ] || refuse 'it is empty: the agent changed nothing'
[ "$(wc -c < "$patch")" -le 1048576 ] || refuse 'it is larger than 1 MiB'

# What the patch does, seen in an index of its own before anything is touched. A file that moves is one that goes and one that comes:
# what a patch says of itself would not tell where it was.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
seen() {
  GIT_INDEX_FILE="$scratch/index" git "$@"
}
seen read-tree HEAD
seen apply --cached "$patch" || refuse 'git cannot read it, or it does not fit this commit'
# Whatever the settings that a patch may bring say of submodules.
plain='--no-renames --no-ext-diff --ignore-submodules=none'
# Lines of `:MODE MODE NAME NAME STATUS`, each with a path after it.
changes=$(seen diff --cached --raw $plain HEAD)
[ -n "$changes" ] || refuse 'it changes nothing'
while read -r before after _; do
  case ${before#:}-$after in
    *-120000) refuse 'it makes a symbolic link' ;;
    *-160000) refuse 'it makes a submodule' ;;
    100755-100755 | *-000000) ;; # Anything may be removed.
    120000-* | 160000-*) refuse 'it puts something else in the place of a symbolic link or a submodule' ;;
    *-100755) refuse 'it makes a file executable' ;;
    100755-*) refuse 'it changes the mode of a file' ;;
  esac
done << END
$changes
END
paths=$(seen diff --cached --name-only -z $plain HEAD | tr '\0' '\n')
lower=$(printf '%s\n' "$paths" | tr '[:upper:]' '[:lower:]')
guidance='agents(\.override)?\.md|claude(\.local)?\.md|gemini\.md|\.cursorrules|\.windsurfrules|\.clinerules'
agents='\.agents|\.claude|\.codex|\.cursor|\.gemini|\.opencode'
guarded=$(printf '%s\n' "$lower" | grep -E "(^|/)(\.github|\.basis|\.git|\.mcp\.json|$guidance|$agents)(/|\$)" || true)
[ -z "$guarded" ] || refuse "it changes guarded files: $guarded"

git apply --index "$patch" || refuse 'it does not fit this commit'
echo "applied: $(printf '%s\n' "$paths" | grep -c .) files"
