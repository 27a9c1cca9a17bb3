echo "arguments: $*"
echo "colours: ${NO_COLOR:+off}"
