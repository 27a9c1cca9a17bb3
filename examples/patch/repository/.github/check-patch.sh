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

# What the patch would do, by git's own reading and before anything is touched.
summary=$(git apply --summary "$patch") || refuse 'git cannot read it'
case $summary in
  *'mode 120000'*) refuse 'it makes a symbolic link' ;;
  *'mode 160000'*) refuse 'it makes a submodule' ;;
  *'mode change'*) refuse 'it changes the mode of a file' ;;
  *'mode 100755'*) refuse 'it makes a file executable' ;;
esac
paths=$(git apply --numstat -z "$patch" | tr '\0' '\n' | cut -f 3-)
lower=$(printf '%s\n' "$paths" | tr '[:upper:]' '[:lower:]')
guarded=$(printf '%s\n' "$lower" | grep -E '(^|/)(\.github|\.basis|\.git|\.mcp\.json|agents\.md|claude\.md)(/|$)' || true)
[ -z "$guarded" ] || refuse "it changes guarded files: $guarded"

git apply --index "$patch" || refuse 'it does not fit this commit'
echo "applied: $(printf '%s\n' "$paths" | grep -c .) files"
